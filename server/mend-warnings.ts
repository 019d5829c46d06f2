/**
 * The library puts a function of its own in the place of process.emitWarning, to keep one warning of Node's
 * quiet, and that function takes texts alone. Node gives some warnings as errors (too many listeners on a
 * socket or a signal, say); with it they would be thrown where they are given, in the middle of a request.
 * To be called once the library is loaded; can go when its function takes errors too.
 */
export function mendWarnings(): void {
  const emitText = process.emitWarning.bind(process) as (...given: unknown[]) => void;
  process.emitWarning = (warning: string | Error, ...more: unknown[]) => {
    if (typeof warning === 'string') emitText(warning, ...more);
    else process.nextTick(() => process.emit('warning', warning));
  };
}
