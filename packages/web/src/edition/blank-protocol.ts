import type { Protocol, ProtocolId } from '@first60/edition';

/** A card with a title, its id where none is said, and nothing else, for tests to fill in. */
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
