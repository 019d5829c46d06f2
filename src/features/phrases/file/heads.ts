import type { PhraseField } from '../schema';

/** What a column of a file is for. `field` and `text`: each line says its own. */
export type ColumnRole = PhraseField | 'field' | 'text';

/** Heads as spreadsheets in the nine languages have them, without accents. */
const HEADS: Record<ColumnRole, string> = {
  element:
    'element, elements, component, structural element, building element, building part, item, member, location and element, bauteil, bauteile, bauelement, element de construction, ouvrage, partie d’ouvrage, composant, elemento, elementos, elemento constructivo, componente, elemento costruttivo, elementi, elemento construtivo, onderdeel, bouwdeel, bouwonderdeel, elementy, element konstrukcji, czesc, czesc budynku, czesc obiektu, parte de obra, parte dell’opera, 部材, 部位, 要素',
  defect:
    'defect, defects, defect description, damage, finding, findings, observation, observations, condition, description, phrase, phrases, mangel, mangel(beschreibung), schaden, schadensbild, befund, feststellung, beschreibung, defaut, defauts, desordre, desordres, dommage, constat, constatation, description du defaut, defecto, defectos, dano, danos, patologia, patologias, deterioro, deterioros, lesion, lesiones, hallazgo, observacion, descripcion, difetto, difetti, danno, danni, degrado, osservazione, rilievo, descrizione, defeito, defeitos, anomalia, anomalias, observacao, descricao, gebrek, gebreken, schade, bevinding, omschrijving, usterka, usterki, wada, wady, uszkodzenie, uszkodzenia, opis, opis usterki, 不具合, 損傷, 欠陥, 所見, 劣化',
  recommendation:
    'recommendation, recommendations, recommended action, action, actions, advice, remedy, measure, measures, empfehlung, empfehlungen, massnahme, massnahmen, maßnahme, maßnahmen, recommandation, recommandations, preconisation, preconisations, action, mesure, recomendacion, recomendaciones, medida, medidas, actuacion, raccomandazione, raccomandazioni, intervento, interventi, provvedimento, recomendacao, recomendacoes, aanbeveling, aanbevelingen, advies, maatregel, maatregelen, zalecenie, zalecenia, rekomendacja, rekomendacje, dzialanie, 推奨, 推奨事項, 対策, 提案, 措置',
  field: 'field, feld, champ, campo, veld, pole, 項目',
  text: 'text, texte, texto, testo, tekst, テキスト, 文',
};

const ROLES = new Map(
  Object.entries(HEADS).flatMap(([role, heads]) =>
    heads.split(', ').map((head) => [head, role as ColumnRole] as const),
  ),
);

/** What a head says that its column is for; null where it says something else. */
export function roleOfHead(head: string): ColumnRole | null {
  const plain = head.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return (
    ROLES.get(
      plain
        .replace(/ł/gu, 'l')
        .replace(/[:*.]|\(.*\)/gu, '')
        .trim(),
    ) ?? null
  );
}
