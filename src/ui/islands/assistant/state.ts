/** A value that redraws the panel when it is set. */
export interface State<Value> {
  value: Value;
}

export type MakeState = <Value>(first: Value) => State<Value>;

/** Makes values that call `redraw` once for all that is set in one go. */
export function stateFor(redraw: () => void): MakeState {
  let isDue = false;
  const changed = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      redraw();
    });
  };
  return (first) => {
    let held = first;
    return {
      get value() {
        return held;
      },
      set value(next) {
        held = next;
        changed();
      },
    };
  };
}
