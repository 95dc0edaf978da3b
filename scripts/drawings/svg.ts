import { type Drawing, type Ink, type Mark, short } from './drawing.ts';
import { INK_COLORS, THEME_TOKEN } from './ink-colors.ts';

const FONT = 'Arial, Helvetica, Liberation Sans, Roboto, sans-serif';

/**
 * Colours follow the page's theme when the drawing is inside a page. In a separate file they are those of the light
 * theme.
 */
const color = (ink: Ink): string => `var(--${THEME_TOKEN[ink] ?? ink},${INK_COLORS[ink]})`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function tag(mark: Mark): string {
  if (mark.kind === 'text') {
    const anchor = mark.anchor === undefined ? '' : ` text-anchor="${mark.anchor}"`;
    const weight = mark.bold === undefined ? '' : ' font-weight="700"';
    return `<text x="${short(mark.x)}" y="${short(mark.y)}" font-size="${mark.size}"${weight}${anchor} fill="${color(mark.fill)}">${escaped(mark.text)}</text>`;
  }
  const fill = mark.fill === undefined ? 'none' : color(mark.fill);
  const stroke = mark.stroke === undefined ? '' : ` stroke="${color(mark.stroke)}" stroke-width="${mark.width ?? 1}"`;
  const dash = mark.dash === undefined ? '' : ` stroke-dasharray="${mark.dash}"`;
  return `<path d="${mark.path}" fill="${fill}"${stroke}${dash}/>`;
}

/**
 * A drawing as SVG. It uses attributes instead of a style element, because the app's content security policy does not
 * allow one.
 */
export function svgOf({ width, height, label, marks, panels, start }: Drawing): string {
  const [w, h] = [short(width), short(height)];
  const begin = start === undefined ? '' : ` data-start="${short(start)}"`;
  const parts = panels.map((panel) => {
    const [pw, ph] = [short(panel.width), short(panel.height)];
    return (
      `<svg x="${short(panel.x)}" y="${short(panel.y)}" width="${pw}" height="${ph}" viewBox="0 0 ${pw} ${ph}" ` +
      `role="img" aria-label="${escaped(panel.label)}" direction="ltr" font-family="${FONT}">\n${panel.marks.map(tag).join('\n')}\n</svg>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img" aria-label="${escaped(label)}"${begin} direction="ltr" font-family="${FONT}">
${[tag({ kind: 'shape', path: `M0 0h${w}v${h}h-${w}z`, fill: 'surface' }), ...marks.map(tag), ...parts].join('\n')}
</svg>
`;
}
