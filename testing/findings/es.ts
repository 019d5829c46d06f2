export const ES = `
Pilar de hormigón armado P-14 | Sótano -2, eje C/4
Desprendimiento del recubrimiento en 60 x 25 cm; dos barras Ø 16 y tres cercos vistos y oxidados, con una pérdida de sección estimada del 10–15 % en los cercos.
Picar hasta hormigón sano, al menos 20 mm por detrás de las barras, pasivar y reponer con mortero R4. Analizar cloruros antes de elegir el producto.

Albardilla | Peto norte
Suelta.
Recibir de nuevo.

Impermeabilización de cubierta plana | Planta 3.ª, esquina NE
Solape despegado 12 cm en la entrega con la bancada; agua estancada de 15 mm junto al sumidero S-3 (sin paragravillas). Aislamiento blando en unos 4 m².
Parche provisional hoy. Después, abrir, sustituir el aislamiento mojado y soldar una pieza con 15 cm de solape.

Dintel de la ventana V-217 | Vivienda 2.º B
Grieta escalonada de 2–4 mm, 7 hiladas; por el interior no se aprecia.
Colocar dos testigos y leerlos cada mes durante 6 meses.

Fábrica de ladrillo | Hastial
Llagas erosionadas 10–25 mm. Un rejuntado anterior con cemento ha saltado las aristas de once ladrillos.
Rehundir y rejuntar con mortero de cal NHL 3,5. Sin cemento.

Barandilla de la escalera de emergencia | Entre plantas 1.ª y 2.ª
El tercer montante se mueve 20 mm a mano; falta uno de los dos anclajes M10 y el otro está corroído hasta la mitad.
Clausurar la escalera de inmediato. Anclajes químicos de acero inoxidable A4, M12, con ensayo de arrancamiento a 6 kN.

Junta de dilatación del tablero | Pila 3
Perfil rasgado en 2,40 m (de 11,20 m); filtra sobre la durmiente, véase la foto 2.
Sustituir en toda su longitud.

Aparato de apoyo elastomérico | Pila 3, aguas abajo
Abombado y agrietado; despegue de 2,5 mm en el borde trasero.
Localizar el plano de apoyos, inspección especial y sustitución en un plazo de 12 meses.

Bajante | Fachada posterior
Tubo de fundición rajado en 70 cm.
Sustituir por otro igual (edificio catalogado).

Falso techo | Pasillo 1.14
Seis placas manchadas, dos descolgadas.
Buscar primero la fuga.

Puerta cortafuegos EI2 60-C5 | Cuarto de instalaciones, sótano
No cierra sola; holgura superior de 8 mm; junta intumescente pintada.
Regular o cambiar el cierrapuertas y las juntas. Anotar en el libro de mantenimiento.

Recrecido de mortero | Nave 5
Suena hueco en el 35 % del paño.
Levantar y rehacer.

Cabezas de viguetas de madera | Planta 1.ª, muro de fachada
Humedad del 28–34 % en el apoyo y del 14 % en el centro del vano. Tres viguetas se punzan hasta 4 cm; micelio blanco en la tercera.
- apuntalar antes de descubrir más
- identificar el hongo
- cortar hasta 60 cm dentro de la madera sana
- reparar antes el canalón

Muro cortina | Fachada este, planta 7.ª
Vidrio fisurado desde la esquina inferior izquierda (rotura térmica).
Acordonar la acera, colocar lámina adhesiva y pedir vidrio templado con HST.

Muro de contención, mechinales | Aparcamiento, P.K. 0+040
Nueve de catorce mechinales obstruidos. Desplome de 35 mm en 1,80 m (30 mm en marzo).
Limpiar y medir cada trimestre. A partir de 45 mm, alejar los vehículos 3 m y avisarnos.

Cara inferior del forjado | Cámara sanitaria
Coqueras, una barra vista.
Completar la inspección: solo se accedió al 30 %.

Revoco monocapa | Fachada sur, sobre la entrada
Desprendido en unos 3,50 x 1,20 m, abombado hasta 18 mm. Un trozo del tamaño de una mano ha caído ya sobre la marquesina.
Sanear hoy mismo desde plataforma elevadora y mantener cerrada la entrada hasta entonces.

Viga metálica IPE 300 | Eje 4/B–C
Falta la protección contra incendios en 1,10 m.
Reponer (R 60).

Babero de plomo | Chimenea
Levantado y rajado.
Sustituir.

Junta entre edificios | Bloques A y B
Sellante despegado en toda la altura (aprox. 9 m).
Rehacer con fondo de junta.

Losa de balcón 3.2 | Fachada oeste
Fisuras sobre la armadura superior (cada 20 cm), eflorescencias y óxido en el goterón; canto delaminado 1,30 m. Vivienda ocupada debajo.
Prohibir el uso del balcón y el paso por debajo hasta comprobar su capacidad mediante cálculo y medidas de potencial.

Humedad por capilaridad | Ampliación trasera
Pavimento 60 mm por encima de la barrera.
Rebajar 21 cm.

Foso de ascensor | Ascensor 2
4 cm de agua; junta de hormigonado fisurada.
Achicar e inyectar resina de PU.

Tramo de escalera prefabricado | Núcleo 1
Mamperlán roto (18 cm) en el 7.º peldaño.
Perfil provisional esta semana.

Anclajes de los paneles de fachada | Planta 9.ª, paneles 9-11 a 9-17
Tras el desmontaje, 5 de 7 paneles cuelgan de dos anclajes y no de los cuatro del plano A-4410, rev. C. Los inferiores no llegaron a taladrarse.
Impedir el paso al pie de la fachada. Completar los anclajes de todos los paneles y abrir calas en el 10 % de las demás fachadas.

Arqueta A-12 | Vial de acceso
La tapa cabecea (3–5 mm).
Recibir el marco.

Tabique | Sala 2.03
Fisura < 0,3 mm.
Repintar; sin trascendencia estructural.

Cercha n.º 7 | Bajo cubierta
Diagonal cortada para pasar un conducto. El techo flecha 22 mm en 5,20 m. Según la propiedad se hizo en 2021, antes de la compra; no se han encontrado cálculos.
Apuntalar en los nudos a ambos lados del corte, no almacenar nada y encargar el refuerzo a un proyectista.

Canalón | Norte
Obstruido.
Limpiar dos veces al año.

Aglomerado del patio | Muelle 1
Roderas de 25 mm; cuarteado.
Fresar 5 cm y reponer.

Aleta y embocadura de la obra de drenaje | Aguas arriba
Socavación en 1,60 m de longitud y hasta 70 cm por detrás del paramento (comprobado con barra en 9 puntos), escollera de pie arrastrada; aleta girada, con una abertura de 20–45 mm que crece hacia arriba. El intradós no era visible (0,35 m de agua).
Escollera de 200–400 kg con carácter de emergencia antes del invierno; después, recalce por bataches de 1 m como máximo. Hace falta una inspección subacuática.

Electrocanalización — cuadro general | Planta baja
Envolvente abierta, IP insuficiente.
Cerrar y señalizar. Comprobar la desconexión magnetotérmica.

Colector enterrado, gres Ø 150 | De A-3 a A-4, 27,40 m
Inspección con cámara: fisura circular a 6,1 m, junta desplazada a 11,8 m, raíces (20 %) a 19,5 m.
Fresar y encamisar.
`;
