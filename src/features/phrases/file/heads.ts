import type { PhraseField } from '../schema';

/** A column's use. `field` and `text`: each line names its own. */
export type ColumnRole = PhraseField | 'field' | 'text';

/** Words of column heads in the nine languages, without accents; of several in one head, the first role counts. */
const HEADS: [ColumnRole, string][] = [
  [
    'recommendation',
    'recommendation recommendations action actions advice remedy measure measures empfehlung empfehlungen massnahme massnahmen maßnahme maßnahmen sanierung recommandation recommandations preconisation preconisations mesure mesures recomendacion recomendaciones medida medidas actuacion raccomandazione raccomandazioni intervento interventi provvedimento recomendacao recomendacoes acao acoes accion acciones azione azioni aanbeveling aanbevelingen advies maatregel maatregelen herstel zalecenie zalecenia rekomendacja rekomendacje dzialanie dzialania 推奨 推奨事項 対策 対応 対応策 提案 措置 補修方法',
  ],
  [
    'defect',
    'defect defects damage finding findings observation observations phrase phrases mangel mangels mangelbeschreibung schaden schadens schadensbild befund feststellung defaut defauts desordre desordres dommage dommages constat constatation defecto defectos dano danos patologia patologias deterioro deterioros lesion lesiones hallazgo observacion difetto difetti danno danni degrado osservazione rilievo defeito defeitos anomalia anomalias observacao gebrek gebreken schade bevinding usterka usterki wada wady uszkodzenie uszkodzenia 不具合 損傷 損傷内容 欠陥 所見 劣化 変状',
  ],
  [
    'element',
    'element elements component item member part bauteil bauteile bauelement ouvrage partie composant elemento elementos componente elementi onderdeel bouwdeel bouwonderdeel elementy czesc parte 部材 部材名 部位 部位名 要素',
  ],
  [
    'defect',
    'condition description beschreibung descripcion descrizione descricao omschrijving opis',
  ],
  ['field', 'field feld champ campo veld pole 項目'],
  ['text', 'text texte texto testo tekst テキスト 文'],
];
const ROLES = HEADS.map(([role, words]) => ({ role, words: new Set(words.split(' ')) }));
/** Further words in heads. */
const BESIDE = new Set(
  'of de des du d la le l dell del van and und et e y i the structural building location ort lieu recommended proposed empfohlene empfohlen vorgeschlagene constate constates observe observes releve recommandee rilevati rilevato proposti consigliato recomendada recomendado constructivo costruttivo construtivo construction konstrukcji budynku obiektu obra opera name kurz short'.split(
    ' ',
  ),
);

/** A column's role by its head; null for an unknown head. */
export function readRole(head: string): ColumnRole | null {
  const plain = head.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  const words = plain
    .replace(/ł/gu, 'l')
    .replace(/\(.*\)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !BESIDE.has(word));
  const isKnown = words.every((word) => ROLES.some((known) => known.words.has(word)));
  if (!isKnown) return null;
  return ROLES.find((known) => words.some((word) => known.words.has(word)))?.role ?? null;
}
