import type { Protocol, ProtocolId } from '@first60/edition';

/** A card with only a title, which defaults to its id. Tests fill in the rest. */
export const blankProtocol = (id: ProtocolId, title: string = id, more: Partial<Protocol> = {}): Protocol => ({
  id,
  title,
  category: 'adult-medical',
  priority: 'urgent',
  icon: 'heart',
  color: 'orange',
  first60Seconds: [],
  blsCore: [],
  alsSteps: [],
  medications: [],
  olmdCriteria: [],
  transportPriorities: [],
  dosDonts: { dos: [], donts: [] },
  specialConsiderations: [],
  notes: [],
  guidelineNotes: [],
  crossLinks: [],
  ...more,
});
