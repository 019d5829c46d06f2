export const FR = `
Poteau béton armé C4 | Sous-sol -2, axe C/4
Éclats de béton sur 60 x 25 cm, armatures HA16 apparentes et corrodées (perte de section estimée à 10–15 % sur les cadres).
Purger jusqu’au béton sain, au moins 20 mm derrière les aciers, passiver et reprofiler au mortier R4. Doser les chlorures avant de choisir le produit.

Acrotère | Façade nord
Couvertine décollée.
Refixer.

Étanchéité de toiture-terrasse | R+3, angle nord-est
Relevé décollé sur 12 cm au droit de l’édicule ; eau stagnante de 15 mm autour de l’EP n° 3 (crapaudine absente). Isolant spongieux sur 4 m² environ.
Réparation provisoire aujourd’hui ; puis ouvrir le complexe, remplacer l’isolant mouillé et souder une pièce avec 15 cm de recouvrement.

Linteau de la fenêtre F-217 | Logement 21, chambre 2
Fissure en escalier de 2 à 4 mm, sur 7 assises ; rien à l’intérieur.
Poser deux témoins et les relever tous les mois pendant 6 mois.

Maçonnerie de briques | Pignon, derniers niveaux
Joints érodés sur 10–25 mm. Une reprise ancienne au ciment a fait éclater les arêtes de onze briques.
Dégarnir, rejointoyer à la chaux NHL 3,5 ; pas de ciment.

Garde-corps de l’escalier de secours | Entre R+1 et R+2
Montant bougeant de 20 mm à la main ; il manque l’une des deux chevilles M10, l’autre est rongée de moitié.
Interdire l’escalier immédiatement. Refixer par scellement chimique inox A4 M12, essai d’arrachement à 6 kN.

Joint de chaussée | Tablier, pile 3
Profilé déchiré sur 2,40 m (sur 11,20 m) ; fuite sur le sommier, voir photo 2.
Remplacer sur toute la longueur.

Appareil d’appui en élastomère fretté | Pile 3, côté aval
Bombement et fissure ; décollement de 2,5 mm à l’arrière.
Retrouver le carnet d’appuis, inspection détaillée exceptionnelle, changement à programmer sous 12 mois.

Descente d’eaux pluviales | Façade arrière
Fonte fendue sur 70 cm.
Remplacer à l’identique (immeuble inscrit).

Faux plafond | Couloir 1.14
Six dalles tachées, dont deux affaissées.
Rechercher d’abord la fuite ; la vanne d’eau glacée est l’origine la plus probable.

Bloc-porte EI 30 | Local technique, sous-sol
Ne se referme pas seul. Jeu de 8 mm en tête. Joint intumescent peint.
Régler ou remplacer le ferme-porte ; changer les joints ; consigner au registre de sécurité.

Chape | Cellule 5
Sonne creux (35 % de la surface).
Déposer et refaire.

Abouts de solives | 1er étage, mur extérieur
Humidité de 28–34 % à l’appui et de 14 % en travée. Trois solives se laissent poinçonner sur 4 cm ; mycélium blanc sur la troisième.
- étayer avant tout sondage
- faire identifier le champignon
- couper 60 cm au-delà du bois sain
- réparer d’abord la gouttière

Mur-rideau | Façade est, R+7
Vitrage fendu depuis l’angle inférieur gauche (choc thermique).
Sécuriser le trottoir, film adhésif, commander un vitrage trempé HST.

Mur de soutènement, barbacanes | Parking, PM 40
Neuf barbacanes sur quatorze obstruées. Faux aplomb de 35 mm sur 1,80 m (30 mm en mars).
Déboucher et mesurer chaque trimestre. Au-delà de 45 mm, éloigner les véhicules de 3 m et nous prévenir.

Sous-face de dalle | Vide sanitaire
Nids de gravier, un acier visible.
Compléter la visite : 30 % seulement de la surface étaient accessibles.

Enduit monocouche | Façade sud, au-dessus de l’entrée
Décollé sur 3,50 x 1,20 m environ, cloqué jusqu’à 18 mm. Un morceau de la taille d’une main est déjà tombé sur l’auvent.
Purger aujourd’hui à la nacelle ; fermer l’entrée jusque-là.

Poutre métallique IPE 300 | Axe 4/B–C
Protection au feu absente sur 1,10 m.
À rétablir (R 60).

Solin en plomb | Souche mitoyenne avec le n° 14
Soulevé et fendu.
Remplacer.

Joint de dilatation | Entre bâtiments A et B
Mastic décollé d’un côté sur toute la hauteur (9 m env.).
Refaire, fond de joint compris.

Balcon 3.2 | Façade ouest
Fissures au droit des aciers supérieurs (e = 20 cm), efflorescences et coulures de rouille au larmier ; nez de dalle délaminé sur 1,30 m. Logement occupé dessous.
Interdire le balcon et le passage en dessous tant que la portance n’a pas été vérifiée par le calcul et par des mesures de potentiel.

Remontées capillaires | Extension arrière
Dallage 60 mm au-dessus de la coupure de capillarité.
Abaisser le dallage de 21 cm.

Fosse d’ascenseur | Ascenseur 2
Eau sur 4 cm ; reprise de bétonnage fissurée.
Pomper, injecter une résine PU.

Volée d’escalier préfabriquée | Noyau 1
Nez de marche cassé (18 cm), 7e marche.
Nez provisoire cette semaine.

Fixations des panneaux de bardage | R+9, panneaux 9-11 à 9-17
Après dépose, 5 panneaux sur 7 ne tiennent que par deux attaches au lieu des quatre prévues (plan A-4410, indice C). Les trous du bas n’ont jamais été percés.
Interdire l’accès en pied de façade. Compléter toutes les fixations de cette façade, puis sonder 10 % des autres.

Regard R-12 | Voie d’accès
Tampon bruyant (3–5 mm).
Resceller le cadre.

Cloison | Salle 2.03
Microfissure < 0,3 mm.
Reprise de peinture.

Ferme industrielle n° 7 | Combles
Diagonale coupée pour une gaine. Le plafond fléchit de 22 mm sur 5,20 m. D’après le propriétaire, les travaux datent de 2021, avant l’achat ; aucune note de calcul n’a été retrouvée.
Étayer aux nœuds de part et d’autre, ne rien stocker dans les combles et faire dimensionner la réparation par un bureau d’études bois.

Chéneau | Nord
Bouché par la végétation.
Nettoyer deux fois par an.

Enrobé de la cour | Quai 1
Ornières de 25 mm et faïençage.
Raboter 5 cm et refaire.

Tête d’aqueduc | Exutoire, côté amont
Affouillement sur 1,60 m de longueur et jusqu’à 70 cm derrière le parement (sondé à la barre en 9 points), enrochements de pied emportés ; mur en aile déversé, ouverture de 20–45 mm croissant vers le haut. La sous-face n’était pas visible (0,35 m d’eau).
Enrochements de 200–400 kg en urgence avant l’hiver, puis reprise en sous-œuvre par plots de 1 m au plus. Une visite subaquatique est nécessaire.

Antidéflagrante — éclairage de secours | Chaufferie
BAES hors service (3 sur 8).
Remplacer les blocs autonomes d’éclairage de sécurité.

Canalisation enterrée, grès Ø 150 | R-3 à R-4, 27,40 m
Inspection télévisée : fissure circulaire à 6,1 m, déboîtement à 11,8 m, racines (20 %) à 19,5 m.
Fraiser, puis chemiser.
`;
