/** @file The engine's own thread: takes requests and answers them one after the other. The build puts engine.js before this. */

/* global epsiscopeEngine */
let engine = null;

/** The engine's text is UTF-8 in its own memory; a table does not fit on its stack. */
function answer(module, request) {
  const size = module.lengthBytesUTF8(request) + 1;
  const place = module._malloc(size);
  if (place === 0) throw new Error('memory');
  try {
    module.stringToUTF8(request, place, size);
    return module.UTF8ToString(module._epsiscope_answer(place));
  } finally {
    module._free(place);
  }
}

self.onmessage = async ({ data }) => {
  try {
    if (data.wasm) engine = epsiscopeEngine({ wasmBinary: data.wasm });
    else self.postMessage({ answer: answer(await engine, data.request) });
  } catch (error) {
    self.postMessage({ failed: String(error?.message ?? error) });
  }
};
