import { ExportProblem } from '../model/export-problem';

/** A report could not be written into its Word template; Plumbline's own layout still works. */
export class TemplateFault extends ExportProblem {
  override readonly name = 'TemplateFault';
}
