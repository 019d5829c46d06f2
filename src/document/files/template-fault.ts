import { ExportProblem } from '../model/export-problem';

/** Why a report could not be written into its Word template; in Plumbline's own layout it can be exported. */
export class TemplateFault extends ExportProblem {
  override readonly name = 'TemplateFault';
}
