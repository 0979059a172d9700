local function record(r, entries, tree)
  local fields, names, values = {}, {}, {}
  local number = 0
  for _, entry in ipairs(entries) do
    if entry.align then
      r:align()
    elseif entry.check then
      local start = r.at
      r.path[#r.path + 1] = entry.name
      if r:bits(32) ~= entry.check then r:fail("Check", start) end
      r.path[#r.path] = nil
    else
      number = number + 1
      if not entry.when or entry.when(fields) then
        r.path[#r.path + 1] = entry.name
        local at = r.at
        local branch = tree and show(r, tree, entry.name, entry.field)
        local value = read(r, entry.kind, fields, branch)
        if branch then branch.finish(value, at) end
        r.path[#r.path] = nil
        fields[number] = value
        values[#values + 1] = value
        names[#names + 1] = entry.name
      else
        fields[number] = entry.absent
        if entries.list then
          values[#values + 1] = NULL
          names[#names + 1] = entry.name
        end
      end
    end
  end
  if entries.list then
    values.list = true
    return values
  end
  -- Apart from what is known about it, so that a field may be called as it likes.
  local object = { keys = names, named = {} }
  for index, name in ipairs(names) do object.named[name] = values[index] end
  return object
end

function kinds.record(r, k, _, tree)
  return record(r, k.entries, tree)
end

function kinds.enum(r, k, _, tree)
  local start = r.at
  local tag = r:bits(k.bits)
  if tag >= #k.variants then r:fail("OutOfRange", start) end
  local variant = k.variants[tag + 1]
  r.path[#r.path + 1] = variant.name
  local value = record(r, variant.entries, tree)
  r.path[#r.path] = nil
  if variant.is_plain then return { text = variant.name, variant = variant.name } end
  return { keys = { variant.name }, named = { [variant.name] = value }, variant = variant.name }
end

local function plain_order(a, b)
  return a == b and 0 or a < b and -1 or 1
end

-- Field by field.
local function records_in_order(entries, a, b)
  local number = 0
  for _, entry in ipairs(entries) do
    if entry.kind then
      number = number + 1
      local left, right
      if entries.list then
        left, right = a[number], b[number]
      else
        left, right = a.named[entry.name], b.named[entry.name]
      end
      if left == nil then left = entry.absent end
      if right == nil then right = entry.absent end
      local found = in_order(entry.kind, left, right)
      if found ~= 0 then return found end
    end
  end
  return 0
end

-- The order of two values of a kind: below 0, 0 or above.
in_order = function(kind, a, b)
  local k = type(kind) == "number" and types[kind] or kind
  local name = k[1]
  if name == "bool" then return plain_order(a and 1 or 0, b and 1 or 0) end
  if name == "wide" then return order(a, b) end
  if name == "entry" then return in_order(k.key, a[1], b[1]) end
  if name == "text" or name == "char" or name == "bytes" or name == "byte_list" then
    -- Byte by byte: Lua compares texts as the locale does.
    local left, right = a.text, b.text
    for index = 1, math.min(#left, #right) do
      if left:byte(index) ~= right:byte(index) then return plain_order(left:byte(index), right:byte(index)) end
    end
    return plain_order(#left, #right)
  end
  if name == "option" then
    if a == NULL or b == NULL then return plain_order(a ~= NULL and 1 or 0, b ~= NULL and 1 or 0) end
    if k.nests then return in_order(k.of, a.named.some, b.named.some) end
    return in_order(k.of, a, b)
  end
  if name == "array" or name == "list" then
    for index = 1, math.min(#a, #b) do
      local found = in_order(k.of, a[index], b[index])
      if found ~= 0 then return found end
    end
    return plain_order(#a, #b)
  end
  if name == "record" then return records_in_order(k.entries, a, b) end
  if name == "enum" then
    if a.variant == b.variant then
      for _, variant in ipairs(k.variants) do
        if variant.name == a.variant then
          if variant.is_plain then return 0 end
          return records_in_order(variant.entries, a.named[a.variant], b.named[b.variant])
        end
      end
    end
    for _, variant in ipairs(k.variants) do
      if variant.name == a.variant then return -1 end
      if variant.name == b.variant then return 1 end
    end
  end
  -- A NaN is above everything.
  if a ~= a or b ~= b then return plain_order(a ~= a and 1 or 0, b ~= b and 1 or 0) end
  return plain_order(tonumber(a) or 0, tonumber(b) or 0)
end

read = function(r, kind, fields, tree)
  local k = type(kind) == "number" and types[kind] or kind
  return kinds[k[1]](r, k, fields, tree)
end

