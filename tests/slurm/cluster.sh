# Sourced by tests/slurm/check.sh: a Slurm of two nodes on this machine's loopback, and its end.

cluster=$(mktemp -d "${TMPDIR:-/tmp}/epsiscope-slurm-XXXXXX")
export SLURM_CONF=$cluster/slurm.conf

# start_node NAME: a node whose processes see and outlive no other's.
start_node() {
  unshare --pid --fork --kill-child --mount-proc slurmd -N "$1" -D >>"$cluster/$1.log" 2>&1 &
  echo $! >"$cluster/$1.pid"
}

# lose_node NAME: as if its power were cut: all that runs on it ends at once, and nothing is said.
lose_node() {
  kill -KILL "$(cat "$cluster/$1.pid")"
}

write_config() {
  local host
  host=$(hostname -s)
  cat >"$SLURM_CONF" <<CONF
ClusterName=epsiscope
SlurmctldHost=$host(127.0.0.1)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$cluster/munge.socket
CredType=cred/munge
SlurmctldPort=16817
SlurmctldPidFile=$cluster/slurmctld.pid
SlurmdPidFile=$cluster/slurmd-%n.pid
SlurmdSpoolDir=$cluster/spool-%n
StateSaveLocation=$cluster/state
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerType=sched/builtin
SchedulerParameters=batch_sched_delay=1,sched_interval=2,defer
SlurmdParameters=config_overrides
ReturnToService=2
SlurmdTimeout=10
KillWait=3
MaxArraySize=2001
MaxJobCount=10000
MessageTimeout=30
NodeName=node[1-2] NodeHostname=$host NodeAddr=127.0.0.1 Port=[16821-16822] CPUs=2 RealMemory=2000
PartitionName=all Nodes=node[1-2] Default=YES State=UP MaxTime=INFINITE
CONF
}

start_cluster() {
  mkdir -p "$cluster/state" "$cluster/spool-node1" "$cluster/spool-node2"
  chmod 755 "$cluster"
  head -c 1024 /dev/urandom >"$cluster/munge.key"
  chmod 400 "$cluster/munge.key"
  munged --foreground --force --key-file="$cluster/munge.key" --socket="$cluster/munge.socket" \
    --pid-file="$cluster/munge.pid" --seed-file="$cluster/munge.seed" --log-file="$cluster/munge.log" \
    >"$cluster/munged.log" 2>&1 &
  write_config
  slurmctld -D >"$cluster/slurmctld.log" 2>&1 &
  start_node node1
  start_node node2
  trap stop_cluster EXIT
}

stop_cluster() {
  scancel --quiet --user="$(id -un)" 2>/dev/null || true
  lose_node node1 2>/dev/null || true
  lose_node node2 2>/dev/null || true
  kill $(jobs -p) 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$cluster"
}
