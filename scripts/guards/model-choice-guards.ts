import { baselinePart, type Guard, guard, HELD } from './guard.ts';

/** Choosing a model on the screen, which brings a key and an address into the host. */
export const MODEL_CHOICE_GUARDS: Guard[] = [
  guard(
    36,
    'a provider’s key is never told',
    'server/http/model-routes.ts',
    ['return { ...shown, hasKey: apiKey !== undefined };', 'return { ...shown, apiKey };'],
    '@model-choice-1',
  ),
  guard(
    36,
    'a kept key goes to the place that it was meant for',
    'server/http/model-routes.ts',
    ['return isSamePlace && kept.apiKey', 'return kept?.apiKey'],
    '@model-choice-2',
  ),
  guard(
    36,
    'operators alone choose a model',
    'server/http/model-routes.ts',
    ['if (!isOperator) {', 'if (!isOperator && false) {'],
    '@model-choice-3',
  ),
  guard(
    36,
    'whoever was named is the operator, and nobody unnamed',
    'server/operator/find-operators.ts',
    ['rows[0]?.may === true && (rows[0].named || isAtThisMachine(c))', 'isAtThisMachine(c)'],
    '@model-choice-4',
  ),
  guard(
    HELD,
    'choosing a model is written down',
    'server/http/model-routes.ts',
    ["await operators.writeAct(c, 'connected',", "void (c, 'connected',"],
    '@model-choice-6',
  ),
  guard(
    HELD,
    'whoever runs the people runs no machine',
    baselinePart('70_administration'),
    ['and not a.runs_machine', 'and false'],
    '@model-choice-7',
  ),
  guard(
    HELD,
    'a name does not lead to a link-local address',
    'server/analyst/patient-fetch.ts',
    ['connect: { lookup: lookupElsewhere },', 'connect: {},'],
    '@link-local-2',
  ),
  guard(
    36,
    'the environment wins over the screen',
    'server/http/model-routes.ts',
    ['return chosen.isFixed', 'return false'],
    '@model-choice-5',
  ),
];
