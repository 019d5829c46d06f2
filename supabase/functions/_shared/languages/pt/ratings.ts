import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings (graus de condição)',
    basis:
      'Graus de condição usados nos Home Surveys da RICS: a gravidade de um defeito e a brevidade com que requer atenção.',
    levels: {
      NI: [
        'Não inspecionado (not inspected)',
        'O elemento não pôde ser inspecionado; o relatório diz porquê.',
      ],
      '1': [
        'Não requer reparação',
        'Por agora não é necessária reparação além da manutenção corrente.',
      ],
      '2': [
        'Reparação não urgente',
        'Há defeitos que requerem reparação ou substituição, mas não são graves nem urgentes.',
      ],
      '3': [
        'Grave ou urgente',
        'Há defeitos graves, ou que requerem com urgência reparação, substituição ou mais estudo.',
      ],
    },
  },
  bre251: {
    name: 'BRE Digest 251, categorias de danos',
    basis:
      'Danos visíveis em paredes de edifícios baixos, avaliados pela facilidade de reparação. As larguras de fissura são aproximadas, um sinal entre outros, e nunca decidem sozinhas.',
    levels: {
      '0': [
        'Desprezável (negligible)',
        'Fissuras capilares, com menos de cerca de 0,1 mm. Estético.',
      ],
      '1': [
        'Muito ligeiro (very slight)',
        'Fissuras finas até cerca de 1 mm, fáceis de tratar na próxima pintura. Estético.',
      ],
      '2': [
        'Ligeiro (slight)',
        'Fissuras até cerca de 5 mm, fáceis de preencher; pintura e talvez algumas juntas a refazer. Estético.',
      ],
      '3': [
        'Moderado (moderate)',
        'Fendas de cerca de 5 a 15 mm, ou várias de cerca de 3 mm; abertura e substituição local de alvenaria. Afeta a utilização.',
      ],
      '4': [
        'Grave (severe)',
        'Fendas de cerca de 15 a 25 mm, conforme também o seu número; reparação extensa com substituição de partes de paredes. Afeta a utilização.',
      ],
      '5': [
        'Muito grave (very severe)',
        'Fendas geralmente com mais de 25 mm, conforme também o seu número; reconstrução parcial ou total. A estabilidade está em risco.',
      ],
    },
  },
  as4349: {
    name: 'AS 4349.1, classes de defeitos',
    basis: 'Classes de defeitos numa inspeção visual segundo a AS 4349.1.',
    levels: {
      Minor: ['Defeito menor (minor defect)', 'Um defeito que não é um defeito maior.'],
      Major: [
        'Defeito maior (major defect)',
        'Um defeito de tal extensão que tem de ser corrigido para evitar condições inseguras, perda de uso ou mais deterioração.',
      ],
      Safety: [
        'Perigo para pessoas (safety hazard)',
        'Algo que pode ferir pessoas agora ou em breve e requer atenção sem demora.',
      ],
    },
  },
  states: {
    name: 'Condition states CS1 a CS4 (estados)',
    basis: 'Estados dos elementos usados para pontes na inspeção por elementos da AASHTO.',
    levels: {
      CS1: ['Bom (good)', 'Sem deterioração, ou apenas ligeiros sinais.'],
      CS2: [
        'Razoável (fair)',
        'Deterioração menor ou reparações anteriores; o elemento funciona como previsto.',
      ],
      CS3: ['Mau (poor)', 'Deterioração avançada que ainda não exige uma verificação estrutural.'],
      CS4: [
        'Muito mau (severe)',
        'Deterioração além de mau: é necessária uma verificação estrutural do seu efeito na resistência ou na utilização.',
      ],
    },
  },
  priority: {
    name: 'Alta, média, baixa',
    basis: 'A brevidade com que se deve agir, no juízo do inspetor.',
    levels: {
      Low: ['Baixa', 'Conservação: a tratar na manutenção corrente.'],
      Medium: ['Média', 'Vai piorar se nada for feito: a planear com as próximas obras.'],
      High: ['Alta', 'Grave, ou possível perigo para pessoas: a tratar sem demora.'],
    },
  },
};
