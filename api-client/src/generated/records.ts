// Made from the backend’s declarations by `npm run openapi`.

/** Every ordinary record, as its list, form, page and files show it. */
export const records = {
  horses: {
    resource: "horses",
    one: "horse",
    many: "horses",
    name: "horse_name",
    stream: "horse",
    fields: {
      horse_name: {"kind":"text","label":"Name","max":100,"required":"horse must have a name","column":"horse_name","imported":true},
      height: {"kind":"text","label":"Height","max":50,"list":"phone","column":"height","imported":true},
      color: {"kind":"text","label":"Color","max":100,"list":"phone","column":"color","imported":true},
      age: {"kind":"count","label":"Year born","min":1950,"max":2050,"outside":["Between 1950 and 2050","Between 1950 and 2050"],"column":"year_born","imported":true},
      gender: {"kind":"text","label":"Gender","max":50,"column":"gender","imported":true},
      desc: {"kind":"text","label":"Markings","max":5000,"lines":true,"sorted":false,"column":"markings","imported":true},
      tack: {"kind":"text","label":"Tack","max":200,"sorted":false,"column":"tack","imported":true},
      passport_number: {"kind":"text","label":"Passport number","hint":"As it stands in the passport that travels with the horse, often its UELN.","max":50,"list":"hidden","column":"passport_number","imported":true},
      is_active: {"kind":"state","label":"State","list":"hidden","form":false,"column":"is_active"},
    },
  },
} as const;
