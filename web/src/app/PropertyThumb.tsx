import { colorVar } from '../ui/color/tokens';
import { smallImage } from './image/small-image';

/** The property's image, or a house in a color that follows from the property's name. */
export function PropertyThumb({
  src,
  name,
  size = 28,
}: {
  src: string | null | undefined;
  name: string;
  size?: number;
}) {
  const box = {
    display: 'inline-block',
    width: size,
    height: size,
    borderRadius: 6,
    flexShrink: 0,
    overflow: 'hidden',
  } as const;
  if (src)
    return (
      <img
        src={smallImage(src)}
        alt=""
        loading="lazy"
        style={{ ...box, objectFit: 'cover', background: colorVar('bg.muted') }}
      />
    );
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  return (
    <span style={box} aria-hidden>
      <svg viewBox="0 0 28 28" width={size} height={size} focusable="false">
        <rect width="28" height="28" fill={`oklch(0.9 0.035 ${hue})`} />
        <path d="M5 14.5 14 7l9 7.5V24H5z" fill={`oklch(0.46 0.085 ${hue})`} />
        <path d="M9.5 15.5h3v3h-3zm6 0h3v3h-3zm-3 5h3V24h-3z" fill={`oklch(0.93 0.03 ${hue})`} />
      </svg>
    </span>
  );
}
