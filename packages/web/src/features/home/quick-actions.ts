import type { ProtocolId } from '@first60/edition';
import { Baby, Brain, HeartPulse, Hospital, type LucideIcon, Skull, Syringe, Thermometer, Zap } from 'lucide-react';
import { m } from '../../paraglide/messages.js';

export interface QuickAction {
  /** The protocol it opens; absent for pediatric dosing, which opens the calculator. */
  readonly protocol?: ProtocolId;
  readonly label: () => string;
  readonly Icon: LucideIcon;
}

/** The critical tiles, in the order of the specification. */
export const QUICK_ACTIONS: readonly QuickAction[] = [
  { protocol: 'adult-cardiac-arrest', label: m.home_tile_adult_arrest, Icon: HeartPulse },
  { protocol: 'pediatric-cardiac-arrest', label: m.home_tile_pediatric_arrest, Icon: Baby },
  { protocol: 'stroke', label: m.home_tile_stroke, Icon: Brain },
  { protocol: 'chest-pain-acs', label: m.home_tile_chest_pain, Icon: Zap },
  { protocol: 'anaphylaxis', label: m.home_tile_anaphylaxis, Icon: Syringe },
  { protocol: 'sepsis', label: m.home_tile_sepsis, Icon: Thermometer },
  { protocol: 'trauma-triage', label: m.home_tile_trauma_triage, Icon: Hospital },
  { protocol: 'nerve-agent', label: m.home_tile_nerve_agent, Icon: Skull },
  { label: m.home_tile_pediatric_dosing, Icon: Baby },
];
