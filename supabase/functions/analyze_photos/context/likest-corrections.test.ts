import { describe, expect, it } from 'vitest';
import { likestCorrections, likestFirst } from './likest-corrections.ts';

const BRIDGE = { title: 'Harbour bridge', structure: 'Road bridge, reinforced concrete, 1974' };
const subject = (title: string, structure = '') => ({ title, structure });
const made = (element: string, defect = 'Fine crack', about = subject('Any')) => ({
  about,
  correction: {
    proposed: { element: 'Thing', defect: 'Crack', recommendation: 'Look' },
    final: { element, defect, recommendation: 'Monitor' },
  },
});

describe('reports', () => {
  it('come by the words that they share with this one, and else in their order', () => {
    const others = [
      subject('Town hall', 'Brick house, 1920'),
      subject('Quay wall'),
      subject('River bridge'),
      subject('Overpass', 'Road bridge of prestressed concrete'),
    ];
    expect(likestFirst(BRIDGE, others).map(({ title }) => title)).toEqual([
      'Overpass',
      'River bridge',
      'Town hall',
      'Quay wall',
    ]);
  });

  it('share words in Japanese, which has no blanks between them', () => {
    const others = [subject('市役所の外壁'), subject('国道の道路橋')];
    expect(likestFirst(subject('道路橋の点検'), others)[0]).toEqual(others[1]);
  });

  it('do not share what every report has', () => {
    const others = [subject('Mill'), subject('Inn of the fox')];
    expect(likestFirst(subject('Foot of the hill'), others)).toEqual(others);
  });
});

describe('corrections', () => {
  const listElements = (all: ReturnType<typeof made>[], count = 6) =>
    likestCorrections(BRIDGE, all, count).map(({ final }) => final.element);

  it('come by what their report and their element share with this one, then in their order', () => {
    const all = [
      made('Roof'),
      made('Concrete kerb'),
      made('Parapet', 'Spall', subject('Road bridge')),
      made('Gutter'),
    ];
    expect(listElements(all)).toEqual(['Parapet', 'Concrete kerb', 'Roof', 'Gutter']);
    expect(listElements(all, 2)).toEqual(['Parapet', 'Concrete kerb']);
  });

  it('come different ones first, and those that teach the same after them', () => {
    const all = [
      made('Parapet', 'Stepped crack along mortar joints', subject('Road bridge')),
      made('Parapet', 'Stepped crack along mortar joints, north', subject('Road bridge')),
      made('Bearing', 'Seized, grease dried out', subject('Road bridge')),
    ];
    expect(listElements(all, 2)).toEqual(['Parapet', 'Bearing']);
    expect(listElements(all)).toEqual(['Parapet', 'Bearing', 'Parapet']);
  });

  it('come once each', () => {
    expect(listElements([made('Roof'), made('Wall'), made('Roof')])).toEqual(['Roof', 'Wall']);
  });

  it('are whole, short, and say nothing of a photo of another report', () => {
    const none = [
      made(''),
      made('Pier', ' '),
      made('Pier', 'x'.repeat(1500)),
      made('Pier', 'As in Photo 4'),
      made('Pfeiler', 'Riss wie auf Foto 4'),
    ];
    expect(listElements(none)).toEqual([]);
  });
});
