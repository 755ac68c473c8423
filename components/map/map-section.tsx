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

/** The place of a map. What becomes of the map is announced by one region that is always there. */
export function MapSection({ ref, label, className, children }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<HTMLElement | null>(null);

  // Not as its ref: React would render again before anything else may happen.
  useEffect(() => setStatus(region.current), []);

  return (
    <section ref={ref} tabIndex={-1} aria-label={label} className={className}>
      <div ref={region} role="status" />
      <Status value={status}>{children}</Status>
    </section>
  );
}

/** Says what becomes of the map. A region that came already filled would not be heard. */
export function MapStatus({ children }: { children: ReactNode }) {
  const status = useContext(Status);
  return status ? createPortal(children, status) : children;
}

/** The keyboard goes on from the place of the map once what was pressed there is gone. */
export function focusMapSection(inside: Element): void {
  inside.closest('section')?.focus({ preventScroll: true });
}
