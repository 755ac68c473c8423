/** `google.maps.event`, and the objects that have events. */

/** A listener; the arguments depend on the event. */
type Listener = (...args: never[]) => void;

const all = new WeakMap<object, Map<string, Set<Listener>>>();

function listenersOf(target: object, name: string): Set<Listener> {
  const named = all.get(target) ?? new Map<string, Set<Listener>>();
  all.set(target, named);
  const listeners = named.get(name) ?? new Set();
  named.set(name, listeners);
  return listeners;
}

export const event = {
  addListener(target: object, name: string, listener: Listener) {
    const listeners = listenersOf(target, name);
    listeners.add(listener);
    return { remove: () => void listeners.delete(listener) };
  },
  addListenerOnce(target: object, name: string, listener: Listener) {
    const once = event.addListener(target, name, (...args) => {
      once.remove();
      listener(...args);
    });
    return once;
  },
  removeListener(listener: { remove: () => void } | null) {
    listener?.remove();
  },
  clearInstanceListeners(target: object) {
    all.delete(target);
  },
  trigger(target: object, name: string, ...args: unknown[]) {
    for (const listener of [...listenersOf(target, name)]) Reflect.apply(listener, target, args);
  },
};

/** An object whose properties fire an event when they change. */
export class MVCObject {
  #values = new Map<string, unknown>();
  get(name: string) {
    return this.#values.get(name);
  }
  set(name: string, value: unknown) {
    this.#values.set(name, value);
    event.trigger(this, `${name}_changed`);
  }
  setValues(values: Record<string, unknown>) {
    for (const [name, value] of Object.entries(values)) this.set(name, value);
  }
  addListener(name: string, listener: Listener) {
    return event.addListener(this, name, listener);
  }
}
