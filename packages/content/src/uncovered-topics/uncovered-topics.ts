import type { UncoveredTopic } from '@first60/edition';
import { dailyTopics } from './daily-topics.ts';
import { injuryTopics } from './injury-topics.ts';
import { medicalTopics } from './medical-topics.ts';

/**
 * What crews meet and no card of this edition covers. The search names the topic and sends to OLMD, where words
 * alone would lead to the wrong card. A topic leaves this list when it gets its card.
 */
export const uncoveredTopics: readonly UncoveredTopic[] = [...medicalTopics, ...injuryTopics, ...dailyTopics];
