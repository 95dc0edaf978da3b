import type { ButtonHTMLAttributes, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'main' | 'regular';

const BASE =
  'inline-flex min-w-12 items-center justify-center gap-2 rounded-lg px-4 text-center font-semibold select-none transition-colors duration-100 disabled:opacity-60';
const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent border border-transparent',
  secondary: 'bg-surface text-ink border border-line',
  quiet: 'text-accent-ink border border-transparent underline underline-offset-4',
  danger: 'bg-critical text-on-priority border border-transparent',
};
const SIZES: Record<ButtonSize, string> = { main: 'min-h-14 text-lg', regular: 'min-h-12 text-base' };

/** The look of a button, also for links. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'regular', extra = ''): string =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${extra}`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  children: ReactNode;
}

export function Button({
  variant = 'primary',
  size = 'regular',
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}
