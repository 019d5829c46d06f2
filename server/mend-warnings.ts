/**
 * Repairs process.emitWarning, which the library replaces to silence one of Node's warnings: its
 * function accepts strings only, but Node passes some warnings as errors (too many listeners, say),
 * which would then be thrown in the middle of a request. Call once the library is loaded. Remove
 * when the library accepts errors too.
 */
export function mendWarnings(): void {
  const emitText = process.emitWarning.bind(process) as (...given: unknown[]) => void;
  process.emitWarning = (warning: string | Error, ...more: unknown[]) => {
    if (typeof warning === 'string') emitText(warning, ...more);
    else process.nextTick(() => process.emit('warning', warning));
  };
}
