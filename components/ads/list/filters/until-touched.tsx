import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Served } from '@/components/ads/list/filters/served-form';

export type Code = typeof import('./filter-code');

let code: Code | null = null;

/** Loads the code of the form, once: a failed load is retried the next time. */
export async function loadFilterForm(): Promise<Code> {
  code ??= await import('./filter-code');
  return code;
}

type TouchedProps = {
  /** The form as served, which works without its code. */
  served: ReactNode;
  /** Whether it was served for another search. */
  isOther: boolean;
  children: (code: Code, served: Served | null) => ReactNode;
};

/** A served form until the visitor reaches it, or the search is another one: then the form of the loaded code. */
export function UntilTouched({ served, isOther, children }: TouchedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ code: Code; served: Served | null } | null>(
    () => code && { code, served: null },
  );

  /** Until the visitor is done with a press or a picker. */
  const use = useRef(Promise.resolve());

  const load = useEffectEvent(async () => {
    const code = await loadFilterForm().catch(() => null);
    if (code === null) return;
    let awaited: Promise<void>;
    do {
      awaited = use.current;
      await awaited;
    } while (awaited !== use.current);
    const served = code.readServed(place.current, isChanged(place.current));
    // At once: a focus that came in between would be lost with its field.
    flushSync(() => setLoaded((before) => before ?? { code, served }));
  });
  // What was changed before hydration is not lost, and the fields follow another search.
  useEffect(() => {
    if (isOther || isChanged(place.current)) load();
  }, [isOther]);

  // With the first key on the page: by Tab a visitor reaches the form later than its code.
  useEffect(() => {
    addEventListener('keydown', load, { once: true });
    return () => removeEventListener('keydown', load);
  }, []);

  if (loaded) return children(loaded.code, loaded.served);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes the first touch
    <div
      ref={place}
      onPointerEnter={load}
      onPointerDown={({ target }) => {
        use.current = pickerOf(target) ?? untilReleased();
      }}
      onKeyDown={({ key, target }) => {
        if (key !== 'Tab') use.current = pickerOf(target) ?? use.current;
      }}
      onFocus={load}
      onChange={load}
    >
      {served}
    </div>
  );
}

/** Until the click of a press is over: it would be lost if its target was replaced meanwhile. */
function untilReleased(): Promise<void> {
  return new Promise((resolve) => {
    const release = () => setTimeout(resolve, 100);
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, release, { once: true });
  });
}

/**
 * Until a value is chosen in a list or a date, or its field is left: the browser's picker would close, and half of a
 * date is no value yet. Typing a year passes through the years 0002 and 0020.
 */
function pickerOf(target: EventTarget): Promise<void> | null {
  const field = target instanceof Element ? target.closest('select, [type="date"]') : null;
  if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return null;
  return new Promise((resolve) => {
    field.addEventListener('change', () => field.value.startsWith('0') || resolve());
    field.addEventListener('blur', () => resolve());
  });
}

/** Whether a field of the served form has another value than it was served with. */
function isChanged(place: HTMLElement | null): boolean {
  const fields = place?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  return [...(fields ?? [])].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(
        ({ selected, defaultSelected }) => selected !== defaultSelected,
      );
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
}
