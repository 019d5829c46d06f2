import { expect, it } from 'vitest';
import { bareCause } from './bare-cause.ts';

it.each([
  ['en', 'differential settlement', 'differential settlement'],
  ['en', 'Consistent with differential settlement.', 'differential settlement.'],
  ['en', 'May be caused by corrosion of the reinforcement', 'corrosion of the reinforcement'],
  ['en', 'The probable cause is water ingress', 'water ingress'],
  ['en', 'Likely due to thermal movement (not confirmed)', 'thermal movement'],
  ['en', 'The crack appears to be consistent with settlement', 'settlement'],
  ['en', 'unknown', ''],
  ['en', 'Cause cannot be determined from the photo', ''],
  ['de', 'vermutlich Setzung der Gründung', 'Setzung der Gründung'],
  ['de', 'Wahrscheinlich durch Feuchte verursacht', 'Feuchte'],
  ['de', 'Könnte auf Frosteinwirkung zurückzuführen sein', 'Frosteinwirkung'],
  ['de', 'Mögliche Ursache: Korrosion der Bewehrung', 'Korrosion der Bewehrung'],
  ['de', 'nicht erkennbar', ''],
  ['fr', 'probablement due à un tassement', 'un tassement'],
  ['fr', 'Cause probable : corrosion des armatures', 'corrosion des armatures'],
  ['fr', 'indéterminée', ''],
  ['es', 'posiblemente debido al asiento del terreno', 'asiento del terreno'],
  ['es', 'Causa probable: corrosión', 'corrosión'],
  ['nl', 'waarschijnlijk veroorzaakt door zetting', 'zetting'],
  ['nl', 'onbekend', ''],
  ['pt', 'provavelmente devido a assentamento', 'assentamento'],
  ['it', 'probabilmente dovuto a cedimento', 'cedimento'],
  ['it', 'possibile infiltrazione d’acqua', 'infiltrazione d’acqua'],
  ['ja', '基礎の不同沈下によるものと考えられる。', '基礎の不同沈下'],
  ['ja', '鉄筋の腐食の可能性がある', '鉄筋の腐食'],
  ['ja', '不明', ''],
] as const)('%s: %s', (language, cause, bare) => {
  expect(bareCause(cause, language)).toBe(bare);
});
