import type { Vocabulary } from './vocabulary';

/** The names of VML drawings (Word 2007 and before), less those that fetch, run, embed or name an address. */
export const VML_NAMES: Vocabulary[] = [
  {
    prefix: 'v',
    elements: `
      arc background curve f fill formulas group h handles imagedata line oval path polyline rect roundrect
      shadow shape shapetype stroke textbox textpath
    `,
    attributes: `
      adj alignshape alt angle arcsize arrowok aspect bilevel blacklevel chromakey color color2 colors control1
      control2 coordorigin coordsize cropbottom cropleft cropright croptop dashstyle editas embosscolor endangle
      endarrow endarrowlength endarrowwidth endcap eqn fill fillcolor filled fillok filltype fitpath fitshape
      focus focusposition focussize from gain gamma gradientshapeok grayscale id imagealignshape imageaspect
      imagesize inset insetpen insetpenok invx invy joinstyle limo linestyle map matrix method miterlimit
      obscured offset offset2 on opacity origin path points polar position print radiusrange recolor
      recolortarget rotate shadowok size startangle startarrow startarrowlength startarrowwidth string
      strokecolor stroked strokeok strokeweight style switch textboxrect textpathok title to trim type v weight
      wrapcoords xrange xscale yrange
    `,
    shared: 'ext',
  },
  {
    prefix: 'o',
    elements: `
      bottom callout clippath colormenu colormru column complex entry extrusion fill idmap left lock proxy r
      regrouptable right rules shapedefaults shapelayout skew top
    `,
    attributes: `
      accentbar adjusthandles angle aspectratio autorotationcenter backdepth brightness color color2 colors
      connectloc cropping dashstyle data diffusity distance drop dropauto edge end endarrow endarrowlength
      endarrowwidth endcap extrusioncolor facet fill fillcolor filltype foredepth gap grouping how id idref
      imagealignshape imageaspect imagesize insetpen joinstyle length lengthspecified lightface lightharsh
      lightharsh2 lightlevel lightlevel2 lightposition lightposition2 linestyle lockrotationcenter matrix metal
      minusx minusy miterlimit new offset old on opacity orientation orientationangle origin position render
      rotation rotationangle rotationcenter selection shadowcolor shapetype shininess skewamt skewangle
      specularity spidmax start startarrow startarrowlength startarrowwidth stroke strokecolor style text
      textborder type ungrouping verticies viewpoint viewpointorigin weight
    `,
    shared: `
      allowincell allowoverlap borderbottomcolor borderleftcolor borderrightcolor bordertopcolor bullet bwmode
      bwnormal bwpure clip cliptowrap connectangles connectlocs connectortype connecttype extrusionok forcedash
      hr hralign hrnoshade hrpct hrstd insetmode oned opacity2 preferrelative regroupid spid spt tablelimits
      tableproperties targetscreensize title userdrawn userhidden v
    `,
  },
  {
    prefix: 'w10',
    elements: 'anchorlock borderbottom borderleft borderright bordertop wrap',
    attributes: 'anchorx anchory shadow side type width',
  },
];
