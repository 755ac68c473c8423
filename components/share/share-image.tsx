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

/*
 * For `next/og`, which supports flexbox and inline styles, but no style sheets. Sizes are large, as a
 * chat shows the image 300 pixels wide.
 */

/** A share image: the name of the site and badges, the title in large type, then the facts. */
export function ShareImage({ card }: { card: ShareCard }) {
  return (
    <div style={frame}>
      <div style={scenery}>
        <Mark size={700} from={colours.pine} to={colours.pine} point={colours.pine} />
      </div>
      <div style={head}>
        <div style={brand}>
          <Mark
            size={layout.brand.mark}
            from={colours.mint}
            to={colours.teal}
            point={colours.apricot}
          />
          {card.brand}
        </div>
        {card.badges.map((label) => (
          <div key={label} style={badge}>
            {label}
          </div>
        ))}
      </div>
      <div style={{ ...title, fontSize: card.title.size }}>
        {card.title.lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <div style={facts}>
        {card.facts.map((fact) => (
          <div key={fact}>{fact}</div>
        ))}
      </div>
    </div>
  );
}

const frame = {
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
} as const;

const scenery = { position: 'absolute', display: 'flex', right: -140, bottom: -190 } as const;

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: layout.badge.gap,
  height: layout.brand.mark,
} as const;

const brand = {
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  gap: layout.brand.gap,
  fontFamily: fontNames.heading,
  fontSize: layout.brand.size,
  letterSpacing: '-0.025em',
} as const;

const badge = {
  display: 'flex',
  padding: `8px ${layout.badge.inset}px 10px`,
  borderRadius: 999,
  backgroundColor: colours.mint,
  color: colours['pine-deep'],
  fontSize: layout.badge.size,
} as const;

const title = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  justifyContent: 'center',
  fontFamily: fontNames.heading,
  letterSpacing: '-0.015em',
  lineHeight: 1.1,
} as const;

const facts = {
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  color: colours.mint,
  fontSize: layout.fact.size,
} as const;

type Props = {
  /** Pixels. */
  size: number;
  from: string;
  to: string;
  point: string;
};

/** The logo of the site, for `next/og`. */
function Mark({ size, from, to, point }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path fill={from} d={arcPath} />
      <path fill={to} d={arcPath} transform="rotate(180 24 24)" />
      <circle fill={point} cx="24" cy="24" r="6" />
    </svg>
  );
}
