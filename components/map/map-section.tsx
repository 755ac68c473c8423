import {
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

const Status = createContext<HTMLElement | null>(null);

type Props = {
  ref: Ref<HTMLElement>;
  label: string;
  className: string | undefined;
  children: ReactNode;
};

/** The section of a map, with a live region that announces its state. */
export function MapSection({ ref, label, className, children }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<HTMLElement | null>(null);

  // Not a ref callback: setting state there would render synchronously.
  useEffect(() => setStatus(region.current), []);

  return (
    <section ref={ref} tabIndex={-1} aria-label={label} className={className}>
      <div ref={region} role="status" />
      <Status value={status}>{children}</Status>
    </section>
  );
}

/** Announces the state of the map, in the live region of the section, which must exist before. */
export function MapStatus({ children }: { children: ReactNode }) {
  const status = useContext(Status);
  return status ? createPortal(children, status) : children;
}

/** Focuses the section of the map when the focused element is removed. */
export function focusMapSection(inside: Element): void {
  inside.closest('section')?.focus({ preventScroll: true });
}
