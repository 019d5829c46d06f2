export const PL = `
Słup żelbetowy S-14 | Garaż -2, oś C/4
Odspojenie otuliny na powierzchni ok. 60 x 25 cm; odsłonięte i skorodowane dwa pręty Ø 16 i trzy strzemiona, szacowany ubytek przekroju strzemion 10–15 %.
Skuć beton do zdrowego, min. 20 mm za prętami, oczyścić stal do Sa 2½, naprawić zaprawą PCC klasy R4. Najpierw oznaczyć zawartość chlorków.

Czapa kominowa | Komin K2
Luźna.
Przemurować.

Pokrycie stropodachu | III piętro, narożnik płn.-wsch.
Rozwarty zakład papy na długości 12 cm przy cokole centrali wentylacyjnej; zastoina wody 15 mm przy wpuście nr 3 (brak kosza). Ocieplenie miękkie na ok. 4 m², prawdopodobnie zawilgocone.
Dziś zabezpieczyć doraźnie. Następnie odkryć, wymienić zawilgocone ocieplenie i zgrzać łatę z zakładem 15 cm.

Nadproże okna O-217 | Mieszkanie 21, pokój 2
Pęknięcie schodkowe 2–4 mm przez 7 warstw; od wewnątrz niewidoczne.
Założyć dwie plomby i odczytywać co miesiąc przez 6 miesięcy.

Mur ceglany | Ściana szczytowa
Spoiny wykruszone na głębokość 10–25 mm. Wcześniejsza naprawa zaprawą cementową odspoiła krawędzie jedenastu cegieł.
Wyskrobać i przespoinować zaprawą wapienną NHL 3,5, bez cementu.

Balustrada schodów ewakuacyjnych | Między I a II piętrem
Trzeci słupek odchyla się ręką o 20 mm; brak jednej z dwóch kotew M10, druga przerdzewiała do połowy.
Natychmiast wyłączyć schody z użytkowania. Kotwy wklejane A4, M12, próba wyrywania 6 kN.

Dylatacja pomostu | Filar 3
Wkładka rozerwana na 2,40 m (z 11,20 m); przeciek na ławę podłożyskową, patrz zdjęcie 2.
Wymienić na całej długości.

Łożysko elastomerowe B3/2 | Filar 3, od dolnej wody
Wybrzuszone i spękane; uniesienie 2,5 mm od tyłu.
Pozyskać plan łożysk od zarządcy, wykonać przegląd specjalny i zaplanować wymianę w ciągu 12 miesięcy.

Rura spustowa | Elewacja tylna
Żeliwo pęknięte na 70 cm.
Wymienić na taką samą (obiekt zabytkowy).

Sufit podwieszany | Korytarz 1.14
Sześć płyt z zaciekami, dwie obwisłe.
Najpierw znaleźć przeciek.

Drzwi przeciwpożarowe EI 30 | Pomieszczenie techniczne, piwnica
Nie zamykają się samoczynnie; szczelina górna 8 mm; uszczelka pęczniejąca zamalowana.
Wyregulować lub wymienić samozamykacz, wymienić uszczelki, wpisać do książki obiektu budowlanego.

Wylewka | Lokal 5
Głuchy odgłos na 35 % pola.
Skuć i wykonać ponownie.

Końce belek stropowych | I piętro, ściana zewnętrzna
Wilgotność drewna 28–34 % przy oparciu, 14 % w środku. Trzy belki dają się nakłuć na 4 cm; biała grzybnia na trzeciej.
- podstemplować przed dalszym odkrywaniem
- zlecić oznaczenie grzyba
- odciąć 60 cm w głąb zdrowego drewna
- najpierw naprawić rynnę

Ściana osłonowa | Elewacja wschodnia, VII piętro
Szyba pęknięta od lewego dolnego narożnika (pęknięcie termiczne).
Wygrodzić chodnik, okleić, zamówić szybę hartowaną po HST.

Mur oporowy, otwory odwadniające | Parking, km 0+040
Dziewięć z czternastu otworów niedrożnych. Wychylenie 35 mm na 1,80 m (w marcu 30 mm).
Udrożnić, mierzyć co kwartał. Powyżej 45 mm odsunąć pojazdy o 3 m i zawiadomić nas.

Spód płyty parteru | Przestrzeń podpodłogowa
Raki, widoczny jeden pręt.
Uzupełnić oględziny: dostępne było tylko 30 %.

Tynk zewnętrzny | Elewacja południowa, nad wejściem
Odspojony na ok. 3,50 x 1,20 m, wybrzuszony do 18 mm. Kawałek wielkości dłoni leży już na zadaszeniu.
Odbić dziś z podnośnika; do tego czasu wejście zamknięte.

Belka stalowa IPE 300 | Oś 4/B–C
Brak okładziny ogniochronnej na 1,10 m.
Uzupełnić (R 60).

Obróbka blacharska | Komin od strony nr 14
Podwinięta i rozdarta.
Wymienić.

Szczelina dylatacyjna | Między budynkami A i B
Kit odspojony jednostronnie na całej wysokości (ok. 9 m).
Wyciąć, założyć sznur, wypełnić od nowa.

Płyta balkonowa 3.2 | Elewacja zachodnia
Rysy nad zbrojeniem górnym (co 20 cm), wykwity i rdza przy kapinosie; krawędź rozwarstwiona na 1,30 m. Pod spodem mieszkanie użytkowane.
Zakazać korzystania z balkonu i przechodzenia pod nim do czasu sprawdzenia nośności obliczeniami i pomiarem potencjałów.

Zawilgocenie kapilarne | Przybudówka
Kostka 60 mm powyżej izolacji poziomej.
Obniżyć o 21 cm.

Podszybie | Dźwig 2
Woda 4 cm; przerwa robocza zarysowana.
Odpompować, iniekcja żywicą PU.

Bieg schodowy prefabrykowany | Trzon 1
Wyłamany nosek (18 cm), 7. stopień.
Profil tymczasowy w tym tygodniu.

Zamocowania płyt elewacyjnych | IX piętro, płyty od 9-11 do 9-17
Po demontażu okazało się, że 5 z 7 płyt wisi na dwóch zamocowaniach zamiast na czterech wg rys. A-4410, rew. C. Dolnych nigdy nie nawiercono.
Zamknąć przejście pod elewacją. Uzupełnić zamocowania wszystkich płyt, następnie odkrywki na 10 % pozostałych elewacji.

Studzienka S-12 | Droga dojazdowa
Właz klawiszuje (3–5 mm).
Osadzić ramę od nowa.

Ścianka działowa | Sala 2.03
Rysa < 0,3 mm.
Malowanie; bez znaczenia konstrukcyjnego.

Wiązar nr 7 | Poddasze
Krzyżulec przecięty dla kanału wentylacyjnego. Sufit ugina się o 22 mm na 5,20 m. Według właściciela wykonano to w 2021 r., przed zakupem; obliczeń nie odnaleziono.
Podstemplować w węzłach po obu stronach, niczego nie składować, naprawę zlecić projektantowi konstrukcji drewnianych.

Rynna | Północ
Niedrożna.
Czyścić dwa razy w roku.

Nawierzchnia bitumiczna placu | Rampa 1
Koleiny 25 mm, siatka spękań.
Sfrezować 5 cm i ułożyć ponownie.

Głowica przepustu | Od górnej wody
Podmycie na długości 1,60 m i do 70 cm za licem (sondowano prętem w 9 miejscach), narzut u podnóża rozmyty; skrzydło obrócone na zewnątrz, szczelina 20–45 mm rozszerzająca się ku górze. Spodu nie było widać (0,35 m wody).
Narzut kamienny 200–400 kg jako zabezpieczenie doraźne przed zimą, potem podbicie odcinkami po maks. 1 m. Potrzebny przegląd podwodny.

Przeciwwilgociowa izolacja pionowa | Piwnica, pomieszczenie hydroforni
Zacieki do wys. 0,85 m, wysolenia.
Odtworzyć izolację przeciwwodną od zewnątrz po sprawdzeniu możliwości odkopania; nieprzepuszczalność potwierdzić próbą.

Przykanalik kamionkowy Ø 150 | S-3 do S-4, 27,40 m
Inspekcja kamerą: pęknięcie obwodowe na 6,1 m, przesunięcie złącza na 11,8 m, korzenie (20 %) na 19,5 m.
Frezować, następnie rękaw.
`;
