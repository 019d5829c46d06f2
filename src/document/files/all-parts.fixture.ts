import { encode } from 'jpeg-js';
import { makeModel, makeObservation } from '../../../testing/app/sample-report';
import type { Arrangement } from '@/document/model/report-layout';
import { type Drawing, MARK_COLOURS, MARK_KINDS } from '@shared/drawing/drawing';
import type { ReportModel } from '@/document/parts/build-report-model';

interface Letters {
  title: string;
  element: string;
  defect: string;
  recommendation: string;
  location: string;
  text: string;
}

const ENGLISH: Letters = {
  title: 'Harbour Road car park',
  element: 'Concrete parapet wall',
  defect: 'Hairline cracking along the coping joint, with rust staining beneath the lowest bar',
  recommendation: 'Monitor the crack over six months and make good the joint',
  location: 'Level 2, grid C/4',
  text: 'Cracking is slight in Photo 1.\n\n## Structure\nThe deck is sound.',
};
const ARABIC: Letters = {
  title: 'موقف سيارات طريق الميناء',
  element: 'جدار خرساني',
  defect: 'تشققات شعرية على طول الفاصل مع بقع صدأ',
  recommendation: 'مراقبة الشق لمدة ستة أشهر',
  location: 'الطابق الثاني',
  text: 'التشقق طفيف.\n\n## الهيكل\nالسطح سليم.',
};
const CHINESE: Letters = {
  title: '港口路停车场',
  element: '混凝土女儿墙',
  defect: '沿压顶接缝出现细裂缝，最下方钢筋处有锈迹',
  recommendation: '观察裂缝六个月，并修补接缝',
  location: '二层，轴线 C/4',
  text: '裂缝轻微。\n\n## 结构\n楼板完好。',
};
const MIXED: Letters = {
  title: `${ENGLISH.title} ${CHINESE.title}`,
  element: `${ENGLISH.element} / ${CHINESE.element}`,
  defect: `${ARABIC.defect} (${ENGLISH.defect})`,
  recommendation: `${ENGLISH.recommendation} ${ARABIC.recommendation}`,
  location: `${ENGLISH.location} ${CHINESE.location}`,
  text: `${ENGLISH.text}\n${ARABIC.text}\n${CHINESE.text}`,
};
export const LETTERS = { ENGLISH, ARABIC, CHINESE, MIXED };

/** A drawn logo or signature. */
const picture = (width: number, height: number) => {
  const data = new Uint8Array(width * height * 4).fill(90);
  const jpeg = new Uint8Array(encode({ data, width, height }, 60).data);
  return {
    media_type: 'image/jpeg' as const,
    width,
    height,
    data: btoa(String.fromCharCode(...jpeg)),
  };
};

interface Asked {
  arrangement: Arrangement;
  rows: number;
  letters?: Letters;
  /** The number of a row without a photo, beside the last. */
  photoless?: number;
  /** Gives each photo marks of every kind. */
  isDrawnOn?: boolean;
}

const marksOfAllKinds = (text: string): Drawing => ({
  marks: MARK_KINDS.map((kind, index) => ({
    id: kind,
    kind,
    text,
    colour: MARK_COLOURS[index % MARK_COLOURS.length] ?? 'red',
    points: [
      [0.1, 0.1 + index / 10],
      [0.7, 0.15 + index / 10],
    ],
    number: kind === 'number' ? 1 : null,
  })),
  last: 1,
  turn: 0,
  crop: null,
});

/** A report with every part that there is, in an arrangement; each third row is urgent, the last has no photo. */
export function allParts({
  arrangement,
  rows,
  letters = ENGLISH,
  photoless,
  isDrawnOn = false,
}: Asked): ReportModel {
  const { title, element, defect, recommendation, location, text } = letters;
  const observations = Array.from({ length: rows }, (_, index) =>
    makeObservation({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      element: `${element} ${index + 1}`,
      defect: `${defect} ${index + 1}`,
      recommendation,
      location,
      ...((index + 1 === photoless || (rows > 1 && index === rows - 1)) && { photo: '' }),
      rating: ['3', '1', 'NI', '2', ''][index % 5] ?? '',
      urgency: (['immediate', null, 'soon'] as const)[index % 3] ?? null,
      captured_at: '2026-11-18T09:30:00',
      ...(isDrawnOn && { drawing: marksOfAllKinds(location) }),
    }),
  );
  const [first] = observations;
  return makeModel({
    report: {
      title,
      client_name: location,
      site_address: location,
      reference: 'NF-2026-118',
      revision: 'B',
      structure: 'Car park',
      weather: 'Dry, 8 °C',
      attendees: title,
      scope: text,
      not_inspected: defect,
      documents_seen: 'Drawing 12\n- rev. C',
      rating_scheme: { id: 'rics' },
      layout: {
        arrangement,
        cover: true,
        cover_photo: first?.id ?? null,
        contents: true,
        summary: true,
        photo_list: true,
        signature: true,
        revisions: true,
      },
    },
    observations,
    sections: { discussion: text, recommendation: `${recommendation}\n- ${element}` },
    letterhead: {
      firm_name: 'Northfield Mason LLP',
      firm_address: '12 Harbour Road\nLeith EH6 6AA',
      firm_registration: 'SC123456',
      firm_phone: '0131 496 0000',
      firm_email: 'office@northfield.example',
      firm_website: 'northfield.example',
      author_name: 'A. Mason',
      author_letters: 'CEng MICE',
      author_membership: '64001',
      logo: picture(240, 80),
      signature: picture(200, 60),
    },
    signing: { signatory: 'A. Mason CEng MICE', signedOn: '20 November 2026', revision: 'B' },
    revisions: [
      ['A', '1 November 2026', 'A. Mason', 'First issue'],
      ['B', '20 November 2026', 'A. Mason', 'Photos 2 and 3 replaced'],
    ],
  });
}
