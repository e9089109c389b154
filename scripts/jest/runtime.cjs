const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What jest-worker sends to a process that has run its last file. */
const END = 2;

// A process that ends by itself gives back a gigabyte piece by piece first, for which Jest doesn't wait.
if (process.send) {
  process.on('message', (message) => {
    if (Array.isArray(message) && message[0] === END) process.exit();
  });
}

/** Compiled files of this worker, by path. */
const compiled = new Map();

/**
 * Every test file loads its modules again, in a context of its own. Jest also compiles them again, which
 * takes a fifth of the CPU time of a test of the API. This runtime compiles a file once in a worker and
 * runs it in the context of each test file.
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
        // Jest explains what is wrong with the file.
        return compile(source, filename);
      }
    };
  }
}

/** The script whose value is the function that Jest calls for a CommonJS module. */
function scriptOf(head, source, filename) {
  const code = `${head}${source}\n})`;
  const known = compiled.get(filename);
  if (known?.code === code) return known.script;
  // Places in the first line count from where the file begins.
  const script = new Script(code, { filename, columnOffset: -head.length });
  compiled.set(filename, { code, script });
  return script;
}

Object.defineProperty(exports, '__esModule', { value: true });
exports.default = CompileOnceRuntime;
