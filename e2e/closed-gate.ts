/** Holds requests back until it is opened. */
export function closedGate() {
  let open = () => {};
  const opened = new Promise<void>((settle) => (open = settle));
  return {
    opened,
    open: () => {
      open();
    },
  };
}
