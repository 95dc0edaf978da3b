import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';

interface WeightJumpProps {
  /** In kg as decimal text, as typed. */
  weight: string;
  /** The weight that doses are based on so far. */
  before: string;
  /** True when Enter was pressed, which does not count as confirmation. */
  isEntered: boolean;
  onUse: () => void;
  onKeep: () => void;
}

/** Asks for confirmation of a weight that is far from the previous one. */
export function WeightJump({ weight, before, isEntered, onUse, onKeep }: WeightJumpProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-lg leading-tight font-bold">{m.arrest_weight_jump({ weight, before })}</legend>
      {isEntered && (
        <p role="alert" className="font-bold text-critical-ink">
          {m.arrest_weight_jump_choose()}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" size="main" onClick={onUse}>
          {m.arrest_weight_use({ weight })}
        </Button>
        <Button variant="secondary" size="main" onClick={onKeep}>
          {m.arrest_weight_jump_keep({ before })}
        </Button>
      </div>
    </fieldset>
  );
}
