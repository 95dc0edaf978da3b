import { Switch as BaseSwitch } from '@base-ui/react/switch';

interface SwitchProps {
  /** States the setting and the user it applies to, because all switches in a list look the same. */
  label: string;
  checked: boolean;
  onChecked: (checked: boolean) => void;
  disabled?: boolean;
}

/**
 * The track is small, but its touch target is not. The state is shown by the position of the knob, not only by the
 * colour.
 */
export function Switch({ label, checked, onChecked, disabled = false }: SwitchProps) {
  return (
    <BaseSwitch.Root
      aria-label={label}
      checked={checked}
      onCheckedChange={onChecked}
      disabled={disabled}
      className="group flex h-12 w-16 shrink-0 cursor-pointer items-center justify-center rounded-lg data-disabled:cursor-not-allowed data-disabled:opacity-60"
    >
      <span className="flex h-8 w-14 items-center rounded-full border-2 border-line bg-surface p-0.5 transition-colors duration-100 group-data-checked:border-accent group-data-checked:bg-accent">
        <BaseSwitch.Thumb className="size-6 rounded-full bg-line transition-[margin] duration-100 data-checked:ms-6 data-checked:bg-on-accent" />
      </span>
    </BaseSwitch.Root>
  );
}
