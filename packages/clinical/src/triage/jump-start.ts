import { triageOf } from './decision.ts';

/**
 * JumpSTART, for whoever looks like a child. A child stops breathing before the heart stops. So a child without breath
 * but with a pulse gets 5 breaths before the color is said.
 *
 * Source: Romig, JumpSTART, 1995, revised 2001: fpnotebook.com/ER/Exam/JmpstrtTrg.htm, cmhdisaster.com/page14a.html and
 * paramedickardex.com/jump-start, which says to go by looks. Those copies do not name irregular breathing. It is red here,
 * because a child whose breaths cannot be counted is never sorted lower.
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
  // Source of 15 and 45: as above. Exactly 15 and exactly 45 are between them.
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
