import { ORIGINS_PATH, originsPart } from '../../marks/origins-xml';
import type { ReportModel } from '../../model/report-model';
import { addType } from './firm-lists';
import { relate } from './relations';
import type { TemplatePackage } from './template-package';

/** Says in the firm's file whose words the report holds; a template's own such part went when it was cleaned. */
export function writeOrigins(pack: TemplatePackage, { origins }: ReportModel): void {
  if (!origins) return;
  pack.put(ORIGINS_PATH, new TextEncoder().encode(originsPart(origins)));
  addType(pack, ORIGINS_PATH, 'application/xml');
  relate(pack, pack.main, 'customXml', ORIGINS_PATH);
}
