'use client';

import { createContext, type ReactNode, use, useRef } from 'react';
import { inPlace } from '@/components/ui/link/in-place';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { MapDot } from '@/lib/ads/list/search-map';
import styles from './map-dots.module.css';

type Pressing = { dot: MapDot | null; press: (dot: MapDot | null) => void };

/** The pressed dot, whose ads are the first of the list beside the map. */
export const PressedDot = createContext<Pressing>({ dot: null, press: () => undefined });

type Props = { dots: MapDot[]; className: string | undefined; children: ReactNode };

/** The dots above a map: links, and in the browser buttons with the link of the pressed one below the map. */
export function MapDots({ dots, className, children }: Props) {
  const { dot: pressed, press } = use(PressedDot);
  const isLive = useHydrated();
  const button = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <svg className={className}>
        <title>Carte de France</title>
        {children}
        {dots.map((dot) => {
          const { x, y, radius, count, label, link, href } = dot;
          const isPressed = href === pressed?.href;
          const toggle = () => press(isPressed ? null : dot);
          return (
            <svg key={href} x={`${x}%`} y={`${y}%`} role="presentation">
              {/* A plain link: those of Next.js expect HTML. */}
              <a
                ref={isPressed ? button : undefined}
                href={href}
                rel="nofollow"
                className={styles.dot}
                aria-label={isLive ? label : link}
                {...(isLive && { role: 'button', 'aria-pressed': isPressed })}
                onClick={(event) => inPlace(event, toggle)}
                onKeyDown={(event) => event.key === ' ' && inPlace(event, toggle)}
              >
                <title>{label}</title>
                <circle r={radius} className={styles.visible} />
                {count > 1 && <text dy="0.35em">{count}</text>}
                <circle r="22" />
              </a>
            </svg>
          );
        })}
      </svg>
      <div className={styles.pressed}>
        <p role="status">{pressed && <span key={pressed.href}>{pressed.label}</span>}</p>
        {pressed && (
          <a
            key={pressed.href}
            href={pressed.href}
            rel="nofollow"
            // The list undoes the press: this link goes, and the focus with it.
            onKeyDown={({ key }) => key === 'Escape' && button.current?.focus()}
          >
            {pressed.link}
          </a>
        )}
      </div>
    </>
  );
}
