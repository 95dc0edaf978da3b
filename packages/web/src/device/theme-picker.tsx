import { SunMoon } from 'lucide-react';
import { m } from '../paraglide/messages.js';
import { THEMES, type Theme, useTheme } from './theme.ts';

const NAMES: Record<Theme, () => string> = {
  system: m.theme_system,
  light: m.theme_light,
  dark: m.theme_dark,
  sun: m.theme_sun,
  night: m.theme_night,
};

/** The select lies invisibly above its icon, so that one tap opens the platform's own list. */
export function ThemePicker() {
  const [theme, choose] = useTheme();
  return (
    <div className="relative flex size-12 shrink-0 items-center justify-center rounded-lg text-ink-2 has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <SunMoon aria-hidden className="size-6" />
      <select
        aria-label={m.theme_label()}
        value={theme}
        onChange={(event) => choose(event.target.value)}
        className="absolute inset-0 cursor-pointer appearance-none bg-surface text-ink opacity-0"
      >
        {THEMES.map((option) => (
          <option key={option} value={option}>
            {NAMES[option]()}
          </option>
        ))}
      </select>
    </div>
  );
}
