import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onValue: (value: Value) => void;
  tabs: ReadonlyArray<{ readonly value: Value; readonly label: string; readonly panel: ReactNode }>;
}

export function Tabs<Value extends string>({ label, value, onValue, tabs }: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={onValue} className="flex flex-col gap-4">
      <BaseTabs.List aria-label={label} className="flex gap-1 rounded-lg bg-sunken p-1">
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="min-h-12 flex-1 rounded-md px-2 font-semibold text-ink-2 data-active:bg-surface data-active:text-ink data-active:shadow-card data-active:outline data-active:outline-line"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
