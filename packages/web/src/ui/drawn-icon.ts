import { createElement, type SVGProps } from 'react';

/** The data in an icon file of lucide-react. */
interface IconData {
  readonly node: ReadonlyArray<readonly [tag: string, attributes: Readonly<Record<string, string>>]>;
}

const ATTRIBUTES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Makes an icon component. In the build it replaces lucide-react's `createLucideIcon` (vite.config.ts), which has 1 kB
 * of options that no icon here uses, and renders two extra components for each icon.
 */
export default function drawnIcon({ node }: IconData) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...ATTRIBUTES, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
