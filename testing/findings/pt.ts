export const PT = `
Pilar de betão armado P14 | Cave -2, eixo C/4
Destacamento do recobrimento em cerca de 60 x 25 cm; dois varões Ø 16 e três estribos à vista e corroídos, com perda de secção estimada em 10–15 % nos estribos.
Sanear até betão são, pelo menos 20 mm atrás das armaduras, passivar e repor com argamassa R4. Analisar cloretos antes de escolher o produto.

Capeamento | Platibanda norte
Solto.
Reassentar.

Impermeabilização da cobertura plana | Piso 3, canto NE
Sobreposição aberta em 12 cm no remate da UTA; água estagnada com 15 mm junto ao ralo n.º 3 (sem pinha). Isolamento mole em cerca de 4 m².
Remendo provisório hoje. Depois, abrir, substituir o isolamento molhado e soldar uma peça com 15 cm de sobreposição.

Verga da janela J-217 | Fração 2.º B
Fissura em escada, 2–4 mm, 7 fiadas; pelo interior nada se vê.
Colocar dois testemunhos e ler todos os meses durante 6 meses.

Alvenaria de tijolo | Empena
Juntas erodidas 10–25 mm; uma reparação antiga com cimento fez saltar as arestas de onze tijolos.
Abrir e refazer com argamassa de cal NHL 3,5; sem cimento.

Guarda da escada de emergência | Entre os pisos 1 e 2
O terceiro prumo move-se 20 mm à mão; falta uma das duas buchas M10 e a outra está corroída até metade.
Interditar já a escada. Fixações químicas em inox A4, M12, com ensaio de arrancamento a 6 kN.

Junta de dilatação do tabuleiro | Pilar 3
Perfil rasgado em 2,40 m (de 11,20 m); escorrências sobre a viga-estribo, ver foto 2.
Substituir em todo o comprimento.

Aparelho de apoio em elastómero cintado | Pilar 3, jusante
Abaulado e fendilhado; descolamento de 2,5 mm no bordo posterior.
Obter o plano dos aparelhos de apoio; inspeção especial; substituição no prazo de 12 meses.

Tubo de queda | Fachada posterior
Ferro fundido rachado (70 cm).
Substituir por igual (imóvel classificado).

Teto falso | Corredor 1.14
Seis placas manchadas, duas descaídas.
Procurar primeiro a fuga.

Porta corta-fogo EI 60 C | Zona técnica, cave
Não fecha sozinha; folga superior de 8 mm; junta intumescente pintada.
Afinar ou substituir a mola; renovar as juntas; registar no livro de segurança.

Betonilha | Unidade 5
Soa a oco (35 %).
Levantar e refazer.

Cabeças de vigas de madeira | Piso 1, parede exterior
Humidade de 28–34 % no apoio e 14 % a meio vão. Três vigas deixam-se picar 4 cm; micélio branco na terceira.
- escorar antes de descobrir mais
- mandar identificar o fungo
- cortar 60 cm para dentro da madeira sã
- reparar primeiro a caleira

Fachada-cortina | Alçado nascente, piso 7
Vidro fissurado a partir do canto inferior esquerdo (rotura térmica).
Vedar o passeio, película adesiva, encomendar vidro temperado com HST.

Muro de suporte, barbacãs | Estacionamento, km 0+040
Nove de catorze barbacãs obstruídas. Desaprumo de 35 mm em 1,80 m (30 mm em março).
Desobstruir e medir todos os trimestres. Acima de 45 mm, afastar os veículos 3 m e avisar-nos.

Face inferior da laje | Caixa de ar
Ninhos de brita, um varão à vista.
Completar a inspeção: só 30 % estava acessível.

Reboco exterior | Alçado sul, sobre a entrada
Descolado em cerca de 3,50 x 1,20 m, empolado até 18 mm. Um pedaço do tamanho de uma mão já caiu sobre a pala.
Retirar hoje o reboco solto com plataforma elevatória e manter a entrada fechada até lá.

Viga metálica IPE 300 | Eixo 4/B–C
Falta a proteção ao fogo em 1,10 m.
Repor (R 60).

Rufo de chumbo | Chaminé
Levantado e rasgado.
Substituir.

Junta entre edifícios | Blocos A e B
Mastique descolado em toda a altura (aprox. 9 m).
Refazer, com cordão de fundo.

Laje da varanda 3.2 | Alçado poente
Fendas sobre a armadura superior (de 20 em 20 cm), eflorescências e ferrugem na pingadeira; bordo delaminado em 1,30 m. Habitação ocupada por baixo.
Proibir o uso da varanda e a passagem por baixo até a capacidade ser verificada por cálculo e medição de potenciais.

Humidade ascensional | Ampliação
Pavimento 60 mm acima da barreira.
Rebaixar 21 cm.

Poço do elevador | Elevador 2
Água com 4 cm; junta de betonagem fissurada.
Bombear, injetar resina PU.

Lanço de escada prefabricado | Núcleo 1
Focinho partido (18 cm), 7.º degrau.
Perfil provisório esta semana.

Fixações dos painéis de revestimento | Piso 9, painéis 9-11 a 9-17
Após desmontagem, 5 dos 7 painéis estão suspensos por duas fixações e não pelas quatro do desenho A-4410, rev. C. As inferiores nunca foram furadas.
Impedir a passagem junto à fachada. Completar as fixações de todos os painéis e sondar 10 % das restantes fachadas.

Caixa de visita CV-12 | Arruamento
Tampa a bater (3–5 mm).
Reassentar o aro.

Divisória | Sala 2.03
Fissura < 0,3 mm.
Repintar; sem significado estrutural.

Asna n.º 7 | Sótão
Diagonal cortada para passar uma conduta. O teto deforma 22 mm em 5,20 m. Segundo o proprietário foi feito em 2021, antes da compra; não se encontraram cálculos.
Escorar nos nós de ambos os lados, não armazenar nada e encomendar o reforço a um projetista.

Caleira | Norte
Entupida.
Limpar duas vezes por ano.

Betuminoso do pátio | Cais 1
Rodeiras de 25 mm; pele de crocodilo.
Fresar 5 cm e repor.

Boca e muro de ala da passagem hidráulica | Montante
Descalçamento em 1,60 m de comprimento e até 70 cm atrás do paramento (sondado com varão em 9 pontos), enrocamento do pé arrastado; muro de ala rodado, abertura de 20–45 mm a crescer para cima. O intradorso não era visível (0,35 m de água).
Enrocamento de 200–400 kg com urgência antes do inverno; depois, recalçamento por troços de 1 m no máximo. É precisa uma inspeção subaquática.

Contraventamento metálico | Nave 2, pórtico 5–6
Cruzeta com esticador desapertado; desempenho insuficiente à ação do vento.
Reapertar; impermeabilizar a cobertura na passagem; verificar dimensionamento antissísmico.

Coletor enterrado, grés Ø 150 | De CV-3 a CV-4, 27,40 m
Inspeção vídeo: fissura circular aos 6,1 m, junta desalinhada aos 11,8 m, raízes (20 %) aos 19,5 m.
Fresar e entubar.
`;
