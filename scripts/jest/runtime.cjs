const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** The message that jest-worker sends to a process that has run its last file. */
const END = 2;

// Exits immediately: otherwise the process first frees a gigabyte piece by piece, and Jest doesn't wait for that.
if (process.send) {
  process.on('message', (message) => {
    if (Array.isArray(message) && message[0] === END) process.exit();
  });
}

/** Compiled files of this worker, by path. */
const compiled = new Map();

/**
 * Every test file loads its modules again, in a separate context. Jest also compiles them again, which takes a
 * fifth of the CPU time of an API test. This runtime compiles a file once per worker and runs it in the context of
 * each test file.
 */
class CompileOnceRuntime extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      try {
        return scriptOf(head, source, filename).runInContext(context);
      } catch {
        // Jest reports the error in the file.
        return compile(source, filename);
      }
    };
  }
}

/** Compiles the script whose value is the function that Jest calls for a CommonJS module. */
function scriptOf(head, source, filename) {
  const code = `${head}${source}\n})`;
  const known = compiled.get(filename);
  if (known?.code === code) return known.script;
  // Columns in the first line count from the start of the file.
  const script = new Script(code, { filename, columnOffset: -head.length });
  compiled.set(filename, { code, script });
  return script;
}

Object.defineProperty(exports, '__esModule', { value: true });
exports.default = CompileOnceRuntime;
