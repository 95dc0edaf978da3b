import { useEffect, useRef } from 'react';

interface StepHeadingProps {
  title: string;
  text: string;
  /** Moves keyboard and screen reader focus here when this step replaces another one. */
  takesFocus: boolean;
}

export function StepHeading({ title, text, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="mb-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {title}
      </h2>
      <p className="text-ink-2">{text}</p>
    </div>
  );
}
