import type { Behaviour } from '../behaviour.ts';
import type { ModelRequest } from '../model-request.ts';

/** A behaviour for some questions only: `onlyWhen(({ timesAsked }) => timesAsked === 1, fenced())`. */
export function onlyWhen(
  applies: (request: ModelRequest) => boolean,
  behaviour: Behaviour,
): Behaviour {
  return (request, next) => (applies(request) ? behaviour(request, next) : next());
}
