import type { CSSProperties } from 'react';
import { arcPath } from '@/components/ui/arc/arc';
import type { ShareCard } from '@/lib/share/card';
import { layout } from '@/lib/share/share-image';

/** The colours of a share image: those of app/tokens.css, which `next/og` cannot read. */
export const colours = {
  'on-deep': '#ffffff',
  mint: '#dff1ec',
  pine: '#0e5a57',
  'pine-deep': '#0a4341',
  teal: '#3f9b8c',
  apricot: '#f08a5d',
} as const;

/** The font families of share images. */
export const fontNames = { heading: 'Bricolage Grotesque', text: 'Atkinson Hyperlegible Next' };

/* For `next/og`, which supports flexbox and inline styles alone. Sizes are large: a chat shows 300 pixels of width. */
const styles = {
  frame: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    padding: layout.padding,
    backgroundColor: colours['pine-deep'],
    color: colours['on-deep'],
    fontFamily: fontNames.text,
    whiteSpace: 'nowrap',
  },
  scenery: { position: 'absolute', display: 'flex', right: -140, bottom: -190 },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: layout.badge.gap,
    height: layout.brand.mark,
  },
  brand: {
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    gap: layout.brand.gap,
    fontFamily: fontNames.heading,
    fontSize: layout.brand.size,
    letterSpacing: '-0.025em',
  },
  badge: {
    display: 'flex',
    padding: `8px ${layout.badge.inset}px 10px`,
    borderRadius: 999,
    backgroundColor: colours.mint,
    color: colours['pine-deep'],
    fontSize: layout.badge.size,
  },
  title: {
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    fontFamily: fontNames.heading,
    letterSpacing: '-0.015em',
    lineHeight: 1.1,
    whiteSpace: 'normal',
  },
  facts: {
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    color: colours.mint,
    fontSize: 36,
  },
} satisfies Record<string, CSSProperties>;

/** A text with « … » at the end of its last line; that of a word that is broken may be past the width. */
const cutAfter = (lines: number) =>
  ({
    display: 'block',
    width: '95%',
    lineClamp: lines,
    wordBreak: 'break-word',
    whiteSpace: 'normal',
  }) satisfies CSSProperties;

/** A share image: the name of the site and badges, the title in large type, then the facts. */
export function ShareImage({ card: { brand, badges, title, facts } }: { card: ShareCard }) {
  const { mint, pine, teal, apricot } = colours;
  return (
    <div style={styles.frame}>
      <div style={styles.scenery}>
        <Mark size={700} colours={[pine, pine, pine]} />
      </div>
      <div style={styles.head}>
        <div style={styles.brand}>
          <Mark size={layout.brand.mark} colours={[mint, teal, apricot]} />
          {brand}
        </div>
        {badges.map((label) => (
          <div key={label} style={styles.badge}>
            {label}
          </div>
        ))}
      </div>
      <div style={{ ...styles.title, fontSize: title.size }}>
        <div style={title.maxLines === null ? { textWrap: 'balance' } : cutAfter(title.maxLines)}>
          {title.text}
        </div>
      </div>
      <div style={styles.facts}>
        {facts.map((fact) => (
          <div key={fact} style={cutAfter(1)}>
            {fact}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The logo of the site; its size is in pixels, its colours are those of the two arcs and the point. */
function Mark({ size, colours: [from, to, point] }: { size: number; colours: string[] }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path fill={from} d={arcPath} />
      <path fill={to} d={arcPath} transform="rotate(180 24 24)" />
      <circle fill={point} cx="24" cy="24" r="6" />
    </svg>
  );
}
