import { ThemePicker } from '../device/theme-picker.tsx';
import { m } from '../paraglide/messages.js';
import { BrandMark } from './brand-mark.tsx';

/** The top bar of a screen without navigation: the brand and the theme. */
export function BrandBar({ className }: { className: string }) {
  return (
    <header className="border-b border-line-soft bg-surface pt-[env(safe-area-inset-top)]">
      <div className={`mx-auto flex min-h-14 items-center justify-between gap-2 px-4 ${className}`}>
        <p className="flex items-center gap-2 text-xl font-extrabold text-accent-ink">
          <BrandMark />
          {m.product_name()}
        </p>
        <ThemePicker />
      </div>
    </header>
  );
}
