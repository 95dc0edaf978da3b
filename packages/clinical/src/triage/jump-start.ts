import { triageOf } from './decision.ts';

/**
 * JumpSTART, for anyone who looks like a child. A child stops breathing before the heart stops. A child with a pulse
 * who is not breathing therefore gets 5 breaths before a color is assigned.
 *
 * Source: Romig, JumpSTART, 1995, revised 2001: fpnotebook.com/ER/Exam/JmpstrtTrg.htm, cmhdisaster.com/page14a.html and
 * paramedickardex.com/jump-start, which advises judging by appearance. None of these copies mentions irregular
 * breathing. Irregular breathing is red here, because a child whose breaths cannot be counted is never given a lower
 * priority.
 */
export const jumpStartTriage = triageOf('walks', {
  walks: { yes: { color: 'green', reason: 'walks' }, no: 'breathes' },
  breathes: { yes: 'rate', no: 'breathesOpened' },
  breathesOpened: { yes: { color: 'red', reason: 'breathesOpened' }, no: 'pulseWithoutBreath' },
  pulseWithoutBreath: { yes: 'breathesAfterBreaths', no: { color: 'black', reason: 'noPulse' } },
  // Source of 5 breaths: as above.
  breathesAfterBreaths: {
    yes: { color: 'red', reason: 'breathesAfterBreaths' },
    no: { color: 'black', reason: 'noBreathAfterBreaths' },
  },
  // Source of 15 and 45: as above. Exactly 15 and exactly 45 count as in between.
  rate: {
    below15: { color: 'red', reason: 'slow' },
    from15to45: 'pulse',
    over45: { color: 'red', reason: 'fast' },
    irregular: { color: 'red', reason: 'irregular' },
  },
  pulse: { yes: 'avpu', no: { color: 'red', reason: 'noPulseBreathing' } },
  avpu: {
    alert: { color: 'yellow', reason: 'responds' },
    voice: { color: 'yellow', reason: 'responds' },
    pain: { color: 'yellow', reason: 'responds' },
    posturing: { color: 'red', reason: 'posturing' },
    unresponsive: { color: 'red', reason: 'unresponsive' },
  },
});
