/** A value that redraws the panel when it is set. */
export interface ObservableValue<Value> {
  value: Value;
}

export type CreateObservable = <Value>(first: Value) => ObservableValue<Value>;

/** Makes values that call `redraw` once for all that is set in one go. */
export function observableFactory(redraw: () => void): CreateObservable {
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
    let current = first;
    return {
      get value() {
        return current;
      },
      set value(next) {
        current = next;
        changed();
      },
    };
  };
}
